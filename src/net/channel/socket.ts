/** One WebSocket, as the link needs it: binary messages only. */
export interface Socket {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** Closes it; `closed` still follows, unless it was told already. */
  close(): void;
}

export interface SocketEvents {
  open(): void;
  message(bytes: Uint8Array): void;
  /** Once, whether it was ever open or not. */
  closed(reason: string): void;
}

export type OpenSocket = (url: string, events: SocketEvents) => Socket;

/** The browser's WebSocket. Text messages do not belong to the protocol: they end the connection. */
export const browserSocket: OpenSocket = (url, events) => {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => events.open();
  socket.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) events.message(new Uint8Array(data));
    else socket.close();
  };
  socket.onclose = ({ code, reason }) => events.closed(reason || `code ${code}`);
  return { send: (bytes) => socket.send(bytes), close: () => socket.close() };
};

/** `/ws` of the page's own host. */
export const channelUrl = (location: { protocol: string; host: string }): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
