import type { ReactNode } from 'react';

/**
 * Returns the component of an owner's file in `overrides/`. If the component throws, the error
 * contains the file's name.
 * @param name the name of both the engine's component and the file
 * @throws Error if the file exports no component
 */
export function replacing<Props>(name: string, file: { default?: unknown }) {
  const { default: Override } = file;
  if (!isComponent<Props>(Override))
    throw new Error(
      `overrides/${name}.tsx: expected a default export that is a component to replace ${name}; found ${typeof Override}`,
    );
  return (props: Props): ReactNode => {
    try {
      return Override(props);
    } catch (error) {
      throw new Error(`overrides/${name}.tsx: the component that replaces ${name} threw ${error}`, {
        cause: error,
      });
    }
  };
}

const isComponent = <Props>(value: unknown): value is (props: Props) => ReactNode =>
  typeof value === 'function';
