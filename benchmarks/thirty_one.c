/* Thirty-one as preset "pennies" has it, written for speed by hand: what the drivers are measured
 * against. The rules, chance moves included, the random generator and the choice of a member of a
 * set are those of boneace, so the same seed must give the same numbers of decisions and of chance
 * moves. What only a table needs (what was shown, who discarded) is left out.
 */
#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t set;

enum { DEALING, TURN, DRAWING, DISCARDING, DONE };
enum { DRAW = 52, TAKE, KNOCK, STAND };
enum { SEATS = 7, LIVES = 3, BLITZ = 31 };

typedef struct {
    set hands[SEATS], stock, alive;
    int8_t lives[SEATS];
    int8_t upcard, taken, phase, turn, knocker, dealer, to_deal;
} state;

static const set PACK = ((set)1 << 52) - 1;
static uint8_t suit_total[1 << 13];
static set rng;

static inline set bit(int member) { return (set)1 << member; }
static inline int size(set s) { return __builtin_popcountll(s); }
static inline int lowest(set s) { return __builtin_ctzll(s); }

static inline int member(set s, int index) {
#ifdef __BMI2__
    return lowest(_pdep_u64((set)1 << index, s));
#else
    while (index--) s &= s - 1;
    return lowest(s);
#endif
}

static inline int any_of(set s) {
    rng ^= rng << 13;
    rng ^= rng >> 7;
    rng ^= rng << 17;
    return member(s, (int)(((rng >> 32) * (set)size(s)) >> 32));
}

static inline int larger(int a, int b) { return a > b ? a : b; }

static inline int total(set hand) {
    int black = larger(suit_total[hand & 0x1FFF], suit_total[hand >> 39 & 0x1FFF]);
    int red = larger(suit_total[hand >> 13 & 0x1FFF], suit_total[hand >> 26 & 0x1FFF]);
    return larger(black, red);
}

static inline int after(const state *s, int seat) {
    set above = s->alive >> (seat + 1);
    return above ? seat + 1 + lowest(above) : lowest(s->alive);
}

static void begin_deal(state *s) {
    s->stock = PACK;
    memset(s->hands, 0, sizeof s->hands);
    s->taken = s->upcard = s->knocker = -1;
    s->to_deal = (int8_t)(3 * size(s->alive) + 1);
    s->turn = (int8_t)after(s, s->dealer);
    s->phase = DEALING;
}

static void end_deal(state *s, int seats) {
    for (int seat = 0; seat < seats; seat++)
        if (s->lives[seat] < 0) s->alive &= ~bit(seat);
    if (size(s->alive) <= 1) {
        s->phase = DONE;
        return;
    }
    s->dealer = (int8_t)after(s, s->dealer);
    begin_deal(s);
}

static inline void lose(state *s, int seat, int lives) {
    int left = s->lives[seat] - lives;
    s->lives[seat] = (int8_t)(left < 0 ? -1 : left);
}

static void blitz(state *s, int seats, set blitzers) {
    for (int seat = 0; seat < seats; seat++)
        if ((s->alive & ~blitzers) >> seat & 1) lose(s, seat, 1);
    end_deal(s, seats);
}

static void showdown(state *s, int seats) {
    int totals[SEATS], high = 0, low = 99;
    for (int seat = 0; seat < seats; seat++) {
        if (!(s->alive >> seat & 1)) continue;
        totals[seat] = total(s->hands[seat]);
        if (totals[seat] > high) high = totals[seat];
        if (totals[seat] < low) low = totals[seat];
    }
    int fails = totals[s->knocker] != high;
    for (int seat = 0; seat < seats; seat++) {
        if (!(s->alive >> seat & 1)) continue;
        if (seat == s->knocker) {
            if (fails) lose(s, seat, 2);
        } else if (totals[seat] == low) {
            lose(s, seat, 1);
        }
    }
    end_deal(s, seats);
}

static void begin_play(state *s, int seats) {
    set blitzers = 0;
    for (int seat = 0; seat < seats; seat++)
        if (total(s->hands[seat]) == BLITZ) blitzers |= bit(seat);
    if (blitzers)
        blitz(s, seats, blitzers);
    else
        s->phase = TURN;
}

static inline void pass_turn(state *s, int seats) {
    s->turn = (int8_t)after(s, s->turn);
    if (s->turn == s->knocker)
        showdown(s, seats);
    else if (s->stock == 0 && s->knocker < 0)
        end_deal(s, seats);
    else
        s->phase = TURN;
}

static inline set moves(const state *s) {
    if (s->phase == TURN) {
        set legal = bit(TAKE) | bit(s->knocker >= 0 ? STAND : KNOCK);
        return s->stock ? legal | bit(DRAW) : legal;
    }
    if (s->phase == DISCARDING) {
        set hand = s->hands[s->turn];
        return s->taken >= 0 ? hand & ~bit(s->taken) : hand;
    }
    return s->stock;
}

static inline void play(state *s, int seats, int move) {
    if (s->phase == DEALING) {
        s->stock ^= bit(move);
        if (--s->to_deal == 0) {
            s->upcard = (int8_t)move;
            s->turn = (int8_t)after(s, s->dealer);
            begin_play(s, seats);
        } else {
            s->hands[s->turn] |= bit(move);
            s->turn = (int8_t)after(s, s->turn);
        }
    } else if (s->phase == DRAWING) {
        s->stock ^= bit(move);
        s->hands[s->turn] |= bit(move);
        s->phase = DISCARDING;
    } else if (s->phase == DISCARDING) {
        s->hands[s->turn] ^= bit(move);
        s->upcard = (int8_t)move;
        s->taken = -1;
        if (s->knocker < 0 && total(s->hands[s->turn]) == BLITZ)
            blitz(s, seats, bit(s->turn));
        else
            pass_turn(s, seats);
    } else if (move == DRAW) {
        s->phase = DRAWING;
    } else if (move == TAKE) {
        s->taken = s->upcard;
        s->hands[s->turn] |= bit(s->upcard);
        s->phase = DISCARDING;
    } else {
        if (move == KNOCK) s->knocker = s->turn;
        pass_turn(s, seats);
    }
}

/* Play matches with random legal moves; counts[0] decisions, counts[1] chance moves. */
void playouts(int seats, uint64_t seed, int64_t matches, int64_t counts[2]) {
    static const uint8_t VALUE[13] = {11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};
    for (int ranks = 0; ranks < 1 << 13; ranks++) {
        int sum = 0;
        for (int rank = 0; rank < 13; rank++)
            if (ranks >> rank & 1) sum += VALUE[rank];
        suit_total[ranks] = (uint8_t)sum;
    }
    rng = seed;
    int64_t made[2] = {0, 0};
    for (int64_t match = 0; match < matches; match++) {
        state s;
        memset(&s, 0, sizeof s);
        for (int seat = 0; seat < seats; seat++) s.lives[seat] = LIVES;
        s.alive = bit(seats) - 1;
        begin_deal(&s);
        while (s.phase != DONE) {
            int chance = s.phase == DEALING || s.phase == DRAWING;
            play(&s, seats, any_of(moves(&s)));
            made[chance]++;
        }
    }
    counts[0] = made[0];
    counts[1] = made[1];
}
