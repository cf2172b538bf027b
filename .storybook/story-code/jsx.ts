import { types as t } from 'storybook/internal/babel';
import { withoutTypes, textOf, visitAll } from './syntax.ts';
import type { Module } from './syntax.ts';

/** The args of a story, by name. */
export type Args = ReadonlyMap<string, t.Node>;

/** Text of code, and the nodes it consists of. */
export interface Code {
  readonly text: string;
  readonly used: readonly t.Node[];
}

function isUndefined(node: t.Node): boolean {
  return t.isIdentifier(node) && node.name === 'undefined';
}

/** Text that JSX shows as it is. */
const PLAIN = /^[^"{}<>&\\\n]*$/;

function valueText(module: Module, node: t.Node): string {
  if (!t.isObjectMethod(node)) return textOf(module, node);
  const [from, to] = [node.params[0]?.start ?? node.body.start, node.body.start];
  const parameters = node.params.length > 0 ? module.text.slice(from ?? 0, to ?? 0) : ') ';
  return `(${parameters}=> ${textOf(module, node.body)}`;
}

function attributeOf(module: Module, name: string, node: t.Node): string {
  if (t.isBooleanLiteral(node) && node.value) return name;
  if (t.isStringLiteral(node) && PLAIN.test(node.value)) return `${name}="${node.value}"`;
  return `${name}={${valueText(module, node)}}`;
}

function childrenText(module: Module, node: t.Node): string {
  if (t.isStringLiteral(node) && PLAIN.test(node.value)) return node.value;
  const isElement = t.isJSXElement(node) || t.isJSXFragment(node);
  return isElement ? textOf(module, node) : `{${valueText(module, node)}}`;
}

/** Attributes of all args but `except` and `children`. */
function attributesOf(module: Module, args: Args, except: ReadonlySet<string>): string {
  return [...args]
    .filter(([name, node]) => !except.has(name) && name !== 'children' && !isUndefined(node))
    .map(([name, node]) => attributeOf(module, name, node))
    .join(' ');
}

/** `<Name …args>children</Name>` */
export function jsxOf(module: Module, name: string, args: Args): Code {
  const children = args.get('children');
  const start = `<${name} ${attributesOf(module, args, new Set())}`;
  const element = children ? `${start}>${childrenText(module, children)}</${name}>` : `${start} />`;
  return { text: `return (${element});`, used: [...args.values()] };
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function nameOfAttribute(attribute: t.JSXAttribute | t.JSXSpreadAttribute): string[] {
  if (!t.isJSXAttribute(attribute) || !t.isJSXIdentifier(attribute.name)) return [];
  return [attribute.name.name];
}

/** `{...args}` of an element as attributes; its own attributes override them. */
function spreadsIn(module: Module, element: t.JSXElement, name: string, args: Args): Replacement[] {
  const { attributes, selfClosing } = element.openingElement;
  const own = new Set(attributes.flatMap(nameOfAttribute));
  return attributes.flatMap((attribute): Replacement[] => {
    if (!t.isJSXSpreadAttribute(attribute)) return [];
    if (!t.isIdentifier(attribute.argument) || attribute.argument.name !== name) return [];
    const children = selfClosing && !own.has('children') ? args.get('children') : undefined;
    const extra = children ? ` ${attributeOf(module, 'children', children)}` : '';
    return [
      {
        start: attribute.start ?? 0,
        end: attribute.end ?? 0,
        text: attributesOf(module, args, own) + extra,
      },
    ];
  });
}

/** Parts of the body that mention the args. */
function replacementsIn(module: Module, body: t.Node, name: string, args: Args): Replacement[] {
  const replacements: Replacement[] = [];
  visitAll(body, (node) => {
    if (t.isJSXElement(node)) replacements.push(...spreadsIn(module, node, name, args));
    if (!t.isMemberExpression(node) || !t.isIdentifier(node.object)) return;
    if (node.object.name !== name || !t.isIdentifier(node.property)) return;
    const value = args.get(node.property.name);
    const text = value ? valueText(module, value) : 'undefined';
    replacements.push({ start: node.start ?? 0, end: node.end ?? 0, text });
  });
  return replacements.toSorted((one, other) => other.start - one.start);
}

function applied(module: Module, node: t.Node, replacements: readonly Replacement[]): string {
  const offset = node.start ?? 0;
  let text = textOf(module, node);
  for (const { start, end, text: replacement } of replacements) {
    text = text.slice(0, start - offset) + replacement + text.slice(end - offset);
  }
  return text;
}

/** The body of `render`, in which the args are replaced by their values. */
export function rendered(module: Module, render: t.Node, args: Args): Code {
  const node = withoutTypes(render);
  if (!t.isArrowFunctionExpression(node) && !t.isObjectMethod(node)) {
    throw new Error(`${module.path}: render is not a function`);
  }
  const [first] = node.params;
  if (first && !t.isIdentifier(first)) throw new Error(`${module.path}: render destructures args`);
  const { body } = node;
  const replacements = first ? replacementsIn(module, body, first.name, args) : [];
  const text = applied(module, body, replacements);
  const isBlock = t.isBlockStatement(body);
  const used = first ? [body, ...args.values()] : [body];
  return { text: isBlock ? text.slice(1, -1) : `return (${text});`, used };
}
