/** The part of the 0.0.27 packages that the interoperability test uses; they ship without types. */
declare module 'rsocket-core-legacy' {
  export interface LegacyPayload {
    data: Buffer;
    metadata: Buffer;
  }
  export interface LegacySingle<T> {
    subscribe(subscriber: {
      onComplete(value: T): void;
      onError(error: Error): void;
      onSubscribe(cancel: () => void): void;
    }): void;
  }
  export interface LegacySubscription {
    request(n: number): void;
    cancel(): void;
  }
  export interface LegacySocket {
    fireAndForget(payload: LegacyPayload): void;
    requestResponse(payload: LegacyPayload): LegacySingle<LegacyPayload>;
    requestStream(payload: LegacyPayload): {
      subscribe(subscriber: {
        onNext(payload: LegacyPayload): void;
        onError(error: Error): void;
        onComplete(): void;
        onSubscribe(subscription: LegacySubscription): void;
      }): void;
    };
    close(): void;
  }
  export interface LegacyClientConfig {
    setup: { keepAlive: number; lifetime: number; dataMimeType: string; metadataMimeType: string };
    transport: object;
    responder?: { fireAndForget(payload: LegacyPayload): void };
  }
  const core: {
    RSocketClient: new (config: LegacyClientConfig) => { connect(): LegacySingle<LegacySocket>; close(): void };
    BufferEncoders: object;
    MESSAGE_RSOCKET_ROUTING: object;
    encodeCompositeMetadata(entries: [object, Buffer][]): Buffer;
    encodeRoute(route: string): Buffer;
  };
  export default core;
}

declare module 'rsocket-websocket-client-legacy' {
  interface LegacyTransport {
    new (options: { url: string; wsCreator(url: string): object }, encoders: object): object;
  }
  const transport: LegacyTransport | { default: LegacyTransport };
  export default transport;
}
