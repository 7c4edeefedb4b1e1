/**
 * Reads the options of a command.
 * @param args what follows the command, such as `["--verbose"]`
 * @param known the options that the command has
 * @throws Error if there is another argument
 */
export function readOptions<Option extends string>(
  command: string,
  args: readonly string[],
  known: readonly Option[],
): ReadonlySet<Option> {
  const isKnown = (arg: string): arg is Option => (known as readonly string[]).includes(arg);
  const unknown = args.find((arg) => !isKnown(arg));
  if (unknown !== undefined)
    throw new Error(
      `daymark ${command}: expected ${known.length > 0 ? `only ${known.join(' or ')}` : 'no options'}; found "${unknown}"`,
    );
  return new Set(args.filter(isKnown));
}
