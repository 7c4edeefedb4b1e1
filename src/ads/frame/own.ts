const { apply } = Reflect;

/**
 * A method as the browser made it, called with its object first. Taken before any network's code
 * runs, it stays what it is whatever that code makes of the prototypes.
 */
export const own =
  <Parameters extends unknown[], Result>(method: (...parameters: Parameters) => Result) =>
  (self: unknown, ...parameters: Parameters): Result =>
    apply(method, self, parameters);
