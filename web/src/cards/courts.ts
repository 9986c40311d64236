// The twelve court cards: a plain geometric figure for each rank. The suits differ in the pattern
// of the robe, the direction the figure faces and what it holds. Only half is drawn here; the card
// shows it twice. Classes: ink (the suit's colour), gold, pale (skin and linen), line.

import { pip, twoHeaded } from './glyphs';

const ROBE = 'M24 70V63.5C29 55.5 39 51.5 50 51.5S71 55.5 76 63.5V70Z';

// Spades chevrons, hearts scallops, diamonds lozenges, clubs stripes.
const PATTERNS: Record<string, string> = {
  S: '<path class="trim" d="M26 66L33 61L40 66M60 66L67 61L74 66M27 70.5L33 66L39 70.5M61 70.5L67 66L73 70.5"/>',
  H: '<path class="trim" d="M26 65a3.5 3.5 0 0 0 7 0a3.5 3.5 0 0 0 7 0M60 65a3.5 3.5 0 0 0 7 0a3.5 3.5 0 0 0 7 0"/>',
  D: '<path class="trim" d="M33 58.5L37 64L33 69.5L29 64ZM67 58.5L71 64L67 69.5L63 64Z"/>',
  C: '<path class="trim" d="M29 61V70M33 58.8V70M37 57V70M63 57V70M67 58.8V70M71 61V70"/>',
};

const EYES = '<circle class="ink" cx="46.3" cy="37" r="1.1"/><circle class="ink" cx="53.7" cy="37" r="1.1"/><path class="line" d="M50 37.5V41"/>';

function king(suit: string): string {
  return (
    `<path class="ink" d="${ROBE}"/>${PATTERNS[suit]}` +
    '<path class="gold line" d="M41.5 52L50 70L58.5 52Z"/>' +
    '<path class="pale line" d="M40.5 29H59.5V41C59.5 47 55.5 51 50 51S40.5 47 40.5 41Z"/>' +
    EYES +
    '<path class="ink" d="M40.5 40C43.5 44.5 46.5 42.5 50 42.5S56.5 44.5 59.5 40C60.5 48.5 55.5 57.5 50 60C44.5 57.5 39.5 48.5 40.5 40Z"/>' +
    '<path class="pale" d="M47.5 46.2H52.5C51.8 47.7 48.2 47.7 47.5 46.2Z"/>' +
    '<path class="gold line" d="M38.5 30.5L35.5 18.5L43.7 24L50 15.5L56.3 24L64.5 18.5L61.5 30.5C54 28.8 46 28.8 38.5 30.5Z"/>' +
    '<circle class="gold line" cx="35.5" cy="17.5" r="1.6"/><circle class="gold line" cx="64.5" cy="17.5" r="1.6"/>' +
    '<path class="line" d="M39.2 27.6C46 26 54 26 60.8 27.6"/>' +
    '<path class="rod" d="M70 70V40"/><path class="gold line" d="M70 31.5L73.5 36L70 40.5L66.5 36Z"/>'
  );
}

function queen(suit: string): string {
  return (
    '<path class="ink" d="M35.5 55C33 36 38 24 50 24S67 36 64.5 55Z"/>' +
    `<path class="ink" d="${ROBE}"/>${PATTERNS[suit]}` +
    '<path class="pale line" d="M46 46H54V51.5C57 52 58.5 52.5 60 53.2C57 60.5 43 60.5 40 53.2C41.5 52.5 43 52 46 51.5Z"/>' +
    '<path class="pale line" d="M41 33C43.5 31 47 30 50 30S56.5 31 59 33V39C59 45.5 55 49.5 50 49.5S41 45.5 41 39Z"/>' +
    EYES +
    '<path class="line" d="M47.8 44.5C49 45.6 51 45.6 52.2 44.5"/>' +
    '<path class="gold line" d="M38.5 30C36.5 21.5 42.5 20.5 44.5 24.5C45.5 16.5 54.5 16.5 55.5 24.5C57.5 20.5 63.5 21.5 61.5 30C54 26.5 46 26.5 38.5 30Z"/>' +
    '<circle class="gold line" cx="50" cy="16.5" r="1.7"/>' +
    '<path class="trim" d="M42 55.5C46 60 54 60 58 55.5"/><circle class="gold line" cx="50" cy="59.5" r="1.9"/>' +
    `<path class="rod" d="M70 62C69.5 56 70 50 70 44"/><g class="ink">${pip(suit, 70, 40, 0.38)}</g>`
  );
}

function jack(suit: string): string {
  return (
    `<path class="ink" d="${ROBE}"/>${PATTERNS[suit]}` +
    '<path class="pale line" d="M38 54.5L50 66L62 54.5L56 49.5H44Z"/><path class="line" d="M50 55V66"/>' +
    '<path class="ink" d="M38.5 29C35.5 37 36 44 40 48.5H60C64 44 64.5 37 61.5 29Z"/>' +
    '<path class="pale line" d="M41.5 30H58.5V40C58.5 46 55 50 50 50S41.5 46 41.5 40Z"/>' +
    EYES +
    '<path class="line" d="M47.8 45C49.3 45.9 50.7 45.9 52.2 45"/>' +
    '<path class="gold line" d="M59 21.5C61.5 14 67.5 13 72.5 16.5C70.5 17 70.5 18.5 71.5 20C68 19.5 65.5 22.5 61 26Z"/>' +
    '<path class="ink" d="M37 29C35.5 20.5 43.5 16.5 52 17.5C60 18.5 64.5 22.5 63 29Z"/>' +
    '<path class="gold line" d="M35.5 28.5C44 26 56 26 64.5 28.5V32C56 29.8 44 29.8 35.5 32Z"/>' +
    '<path class="rod" d="M70 70V36"/><path class="gold line" d="M70 36C66.5 35 65.5 31.5 67 28.5L70 31L73 28.5C74.5 31.5 73.5 35 70 36Z"/>'
  );
}

const DRAWN: Record<string, (suit: string) => string> = { K: king, Q: queen, J: jack };

/** The picture of a court card, both heads, in its frame. */
export function court(rank: string, suit: string): string {
  // Two of the four face the other way, as in old decks.
  const half = DRAWN[rank]!(suit);
  const mirrored = suit === 'H' || suit === 'C';
  const body = mirrored ? `<g transform="translate(100 0) scale(-1 1)">${half}</g>` : half;
  const corner = `<g class="ink">${pip(suit, mirrored ? 69.5 : 30.5, 22.5, 0.52)}</g>`;
  return (
    '<g transform="translate(50 70) scale(1.1) translate(-50 -70)">' +
    '<rect class="frame" x="24" y="13" width="52" height="114" rx="2"/>' +
    twoHeaded(body + corner) +
    '<path class="belt" d="M24 70H76"/></g>'
  );
}
