/**
 * Creates a value that the command sets and the pages read, in one process. The command runs the modules
 * of the engine, and the pages are a bundle with copies of these modules, in which a variable of a module
 * exists a second time. The global object exists once, and `Symbol.for` returns the same key to the
 * command and the pages.
 * @param name the name of the value, which no other value has
 */
export function acrossBundles<Value>(name: string) {
  const key = Symbol.for(`daymark.${name}`);
  return {
    set: (value: Value): boolean => Reflect.set(globalThis, key, value),
    get: (): Value | undefined => Reflect.get(globalThis, key),
  };
}
