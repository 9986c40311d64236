// The messages of the protocol, as types. The server decides everything; the client only shows it.

import { readerOf } from './fits';
import { CHECKS } from './generated/sentChecks';
import type { FromViewer, GameDescribed, Offer, OptionDescribed, PresetDescribed, SetPace, ToViewer } from './views';

export * from './views';

export type SeatKind = 'you' | 'human' | (string & {});

/** How fast bots play; null is the server's setting. */
export type Pace = SetPace['pace'];

/** What can be asked of the others at a match. */
export type OfferKind = Offer['kind'];

export type ServerMessage = ToViewer;
export type ClientMessage = FromViewer;

// --- the HTTP side -------------------------------------------------------------------------

export type OptionDeclaration = OptionDescribed;
export type PresetDeclaration = PresetDescribed;
export type GameDeclaration = GameDescribed;
/** A value of an option; null where a form has none yet. */
export type OptionValue = OptionDescribed['default'] | null;

// --- reading a message ---------------------------------------------------------------------

/** The message in a text frame, or null if this client does not know it. */
export const parseMessage = readerOf<ServerMessage>(CHECKS);
