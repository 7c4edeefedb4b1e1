/**
 * Replaces methods of an object permanently: a creative can neither restore nor replace them. A
 * frame within the frame has separate built-ins, but an opaque origin cannot access those.
 */
export function replacePermanently(
  target: object,
  methods: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(target, name, { value, writable: false, configurable: false });
}
