/**
 * Replaces methods of an object for good: a creative can neither restore nor replace them. A frame
 * within the frame has copies of its own. In a sandbox without an origin the creative cannot reach those.
 */
export function hold(target: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(target, name, { value, writable: false, configurable: false });
}
