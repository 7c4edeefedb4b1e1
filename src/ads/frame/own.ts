const { apply } = Reflect;

/**
 * A method as the browser made it, called with its object first. Taken before any network's code
 * runs, it stays what it is whatever that code makes of the prototypes.
 */
export const own =
  <Parameters extends unknown[], Result>(method: (...parameters: Parameters) => Result) =>
  (self: unknown, ...parameters: Parameters): Result =>
    apply(method, self, parameters);

/** Reads a property that the browser keeps as a getter of a prototype; taken early, like a method. */
export function ownGetter<Prototype extends object, Name extends keyof Prototype>(
  prototype: Prototype,
  name: Name,
): (self: object) => Prototype[Name] {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new TypeError(`${String(name)}: expected a getter; found none`);
  return own(getter);
}

/** Whether an expression is found in a text. The method `test` would call one that can be replaced. */
const find = own(RegExp.prototype.exec);
export const matches = (expression: RegExp, text: string) => find(expression, text) !== null;
