const { apply } = Reflect;

/**
 * Returns a built-in method as a function that takes the object as its first argument. Call
 * `pristine` before any network's code runs: later changes to prototypes do not affect the result.
 */
export const pristine =
  <Parameters extends unknown[], Result>(method: (...parameters: Parameters) => Result) =>
  (self: unknown, ...parameters: Parameters): Result =>
    apply(method, self, parameters);

/**
 * Returns the built-in getter of a prototype as a function. Must be called as early as `pristine`.
 * @throws {TypeError} if the property is not a getter
 */
export function pristineGetter<Prototype extends object, Name extends keyof Prototype>(
  prototype: Prototype,
  name: Name,
): (self: object) => Prototype[Name] {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new TypeError(`${String(name)}: expected a getter; found none`);
  return pristine(getter);
}

export const all = pristine<[selectors: string], ArrayLike<Element>>(
  Document.prototype.querySelectorAll,
);
export const attributeOf = pristine(Element.prototype.getAttribute);
export const listen = pristine<
  [name: string, listener: (event: Event) => void, isCapturing: boolean],
  void
>(EventTarget.prototype.addEventListener);

/** Not `RegExp.prototype.test`, because that method calls `exec`, which a creative can replace. */
const find = pristine(RegExp.prototype.exec);
/**
 * Returns whether an expression matches a text, also after a creative has replaced
 * `RegExp.prototype`.
 */
export const matches = (expression: RegExp, text: string) => find(expression, text) !== null;

/**
 * Permanently replaces methods of an object, so that a creative cannot restore or replace them. The
 * originals also exist in nested frames, but a creative with an opaque origin cannot access these.
 */
export function replacePermanently(target: object, methods: object): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(target, name, { value, writable: false, configurable: false });
}
