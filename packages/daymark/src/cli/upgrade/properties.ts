import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/* The properties of the components that owners may override, read from the declarations of two engines. */

const EXPORT = './components/';

/** The names of properties, by the name of the component. */
export type Properties = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the properties that components of one engine have and those of another had not.
 * @param before the folder of the earlier engine's package
 * @param after the folder of the later engine's package
 */
export function newProperties(before: string, after: string): Properties {
  const former = propertiesOf(before);
  return Object.fromEntries(
    Object.entries(propertiesOf(after)).flatMap(([component, names]) => {
      const known = former[component];
      const added = known ? names.filter((name) => !known.includes(name)) : [];
      return added.length > 0 ? [[component, added]] : [];
    }),
  );
}

function propertiesOf(engine: string): Properties {
  const { exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, file]) => {
      const declarations = join(engine, String(file).replace(/\.jsx$/, '.d.ts'));
      if (!name.startsWith(EXPORT) || !existsSync(declarations)) return [];
      const component = name.slice(EXPORT.length);
      const names = declaredProperties(component, readFileSync(declarations, 'utf8'));
      return names.length > 0 ? [[component, names]] : [];
    }),
  );
}

/**
 * Returns the properties of a component in its declarations: those that the component names, and those of
 * types in the same file. Properties of other types that the component does not name are left out.
 */
export function declaredProperties(component: string, declarations: string): string[] {
  const types = new Map<string, ESTree.Node>();
  let properties: ESTree.Node | undefined;
  for (const statement of parseSync('component.d.ts', declarations).program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration') types.set(declared.id.name, declared);
    if (declared?.type === 'TSTypeAliasDeclaration')
      types.set(declared.id.name, declared.typeAnnotation);
    if (declared?.type === 'TSDeclareFunction' && declared.id?.name === component)
      [properties] = declared.params;
  }
  return [...new Set(properties ? namesIn(properties, types) : [])];
}

/** Returns the names of the properties in a parameter or a type. */
function namesIn(node: ESTree.Node, types: ReadonlyMap<string, ESTree.Node>): string[] {
  const inside = (parts: readonly ESTree.Node[]) => parts.flatMap((part) => namesIn(part, types));
  const referred = (name: ESTree.Node, parameters: readonly ESTree.Node[]) => {
    const declared = name.type === 'Identifier' && types.get(name.name);
    return declared ? namesIn(declared, types) : inside(parameters.slice(1));
  };
  switch (node.type) {
    case 'Identifier':
      return node.typeAnnotation ? namesIn(node.typeAnnotation, types) : [];
    case 'ObjectPattern':
      return [
        ...inside(node.properties),
        ...inside(node.typeAnnotation ? [node.typeAnnotation] : []),
      ];
    case 'Property':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return node.key.type === 'Identifier' ? [node.key.name] : [];
    case 'TSTypeAnnotation':
      return namesIn(node.typeAnnotation, types);
    case 'TSTypeReference':
      return referred(node.typeName, node.typeArguments?.params ?? []);
    case 'TSInterfaceDeclaration':
      return [...inside(node.extends), ...inside(node.body.body)];
    case 'TSInterfaceHeritage':
      // The names that `Pick` selects.
      return referred(node.expression, node.typeArguments?.params ?? []);
    case 'TSTypeLiteral':
      return inside(node.members);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return inside(node.types);
    case 'TSLiteralType':
      return node.literal.type === 'Literal' ? [String(node.literal.value)] : [];
    default:
      return [];
  }
}
