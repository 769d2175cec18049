export interface Check {
  readonly says: (found: string) => string;
  /** Selects one text column `found` for each thing that is wrong. In the common subset of both engines. */
  readonly query: string;
}
