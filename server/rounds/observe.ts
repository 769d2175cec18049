/** What the rooms need of a logger; pino fits. */
export interface RoomLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Called as things happen; each is optional and must not throw. */
export interface RoomMetrics {
  /** A batch is on the disk: how many commands it answered and how long it took. */
  committed?(room: string, commands: number, ms: number): void;
  /** A write failed and the room started over from the store. */
  restarted?(room: string): void;
  roundEnded?(room: string): void;
}
