/** Matches what the names of constructs say whose content not every visitor could read. */
const FOR_SOME =
  /(?:^|[_-])(?:if|unless|s2if)|member(?!_?count)|subscriber|paywall|premium|(?:^|[_-])paid|restrict|private|protect|patron|logged|login|visitor|guest|audience|draft-?only|hidden-?from/i;

/**
 * Returns whether a construct of a tool, by its name, may have shown its content to some visitors alone:
 * `[members_only]`, `{{< paywall >}}`, `<IfLoggedIn>`.
 */
export const isForSome = (name: string): boolean =>
  FOR_SOME.test(name.replace(/([a-z])([A-Z])/g, '$1-$2'));
