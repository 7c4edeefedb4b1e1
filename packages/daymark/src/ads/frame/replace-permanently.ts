/**
 * Permanently replaces methods of an object, so that a creative cannot restore or replace them. A
 * nested frame has separate built-ins, which a frame with an opaque origin cannot access.
 */
export function replacePermanently(
  target: object,
  methods: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(target, name, { value, writable: false, configurable: false });
}
