// A socket without a server: what the page says is heard here, and answered a moment later.

import type { SocketLike } from '../../net/line';
import type { ClientMessage, ServerMessage } from '../../net/protocol';

export type Tell = (message: ServerMessage) => void;

/** Opens at once. Heartbeats are answered; all else goes to `hear`. */
export function localSocket(hear: (message: ClientMessage, tell: Tell) => void): SocketLike {
  const tell: Tell = (message) => queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify(message) }));
  const socket: SocketLike = {
    send: (data) => {
      const message = JSON.parse(data) as ClientMessage;
      if (message.type === 'ping') tell({ type: 'pong' });
      else hear(message, tell);
    },
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  queueMicrotask(() => socket.onopen?.());
  return socket;
}
