/**
 * Why a request brought no answer (first document, section 8). None of these says whether a command was carried out, except
 * `not connected`, `busy` and `refused here`: those were never sent.
 */
export type FailureKind = 'time out' | 'failure' | 'not connected' | 'busy' | 'network';

/** The request failed without a documented code. The message is the documented text. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  constructor(
    readonly kind: FailureKind,
    message: string = kind,
  ) {
    super(message);
  }
}
