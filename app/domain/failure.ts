/** Routes turn these into a status and a message in one place. */
export type FailureKind = 'not-found' | 'unavailable' | 'invalid';

/** Only thrown by ports. `field` names the input at fault, if any. */
export class Failure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly field: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'Failure';
  }
}

export const isFailure = (error: unknown, kind?: FailureKind): error is Failure =>
  error instanceof Failure && (kind === undefined || error.kind === kind);
