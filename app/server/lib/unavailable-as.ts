import { Failure, isFailure } from '~/domain/failure';

/**
 * For a port's work that depends on something of ours, such as the store. Passes a Failure on;
 * anything else becomes `unavailable` with this message.
 */
export const unavailableAs =
  (sentence: string) =>
  async <Result>(work: Promise<Result> | (() => Promise<Result>)): Promise<Result> => {
    try {
      return await (typeof work === 'function' ? work() : work);
    } catch (error) {
      throw isFailure(error) ? error : new Failure('unavailable', sentence, null, { cause: error });
    }
  };
