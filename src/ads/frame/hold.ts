/**
 * Replaces methods of an object for good: a creative can neither restore nor replace them. A frame
 * that a creative makes within its own has fresh copies, which nothing here reaches.
 */
export function hold(target: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(target, name, { value, writable: false, configurable: false });
}
