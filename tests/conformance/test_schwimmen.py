from tests.conformance.of_game import conforming

test_conforms = conforming("schwimmen")
