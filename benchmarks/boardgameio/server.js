// A game like Thirty-one on boardgame.io's own server: draw a card, discard a card, hidden hands, and a
// deal again when the stock is used up. Its own storage on disk (FlatFile), as it comes.
//
//   node server.js PORT FOLDER

const { FlatFile, Origins, Server } = require('boardgame.io/server');

const SUITS = ['C', 'D', 'H', 'S'];
const RANKS = [...'A23456789TJQK'];

function deal(G, ctx, random) {
  G.secret.stock = random.Shuffle(SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)));
  for (let seat = 0; seat < ctx.numPlayers; seat++)
    G.players[seat] = { hand: G.secret.stock.splice(0, 3) };
  G.discard = [G.secret.stock.pop()];
  G.drawn = false;
}

const game = {
  name: 'thirty-one-alike',
  setup: ({ ctx, random }) => {
    const G = { secret: {}, players: {}, discard: [], drawn: false, deals: 0 };
    deal(G, ctx, random);
    return G;
  },
  playerView: require('boardgame.io/core').PlayerView.STRIP_SECRETS,
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID }) => {
        if (G.drawn) return require('boardgame.io/core').INVALID_MOVE;
        G.players[playerID].hand.push(G.secret.stock.pop());
        G.drawn = true;
      },
    },
    discard: {
      client: false,
      move: ({ G, ctx, playerID, random, events }, card) => {
        if (!G.drawn || !(card in G.players[playerID].hand))
          return require('boardgame.io/core').INVALID_MOVE;
        G.discard.push(...G.players[playerID].hand.splice(card, 1));
        G.drawn = false;
        if (!G.secret.stock.length) {
          G.deals += 1;
          deal(G, ctx, random);
        }
        events.endTurn();
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  db: new FlatFile({ dir: folder }),
});
server.run(Number(port), () => console.log(`listening on ${port}`));
