import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Methods of the ordered map of `@radix-ui/react-collection` that no component of ours reaches: bundlers cannot
 * remove methods of a class, and these are a third of what an accordion needs.
 */
const UNUSED_METHODS = new Set(
  [
    'insert with before setBefore after setAfter first last deleteAt from keyFrom find map entryAt indexOf',
    'reduce reduceRight toReversed toSpliced slice every',
  ].flatMap((names) => names.split(' ')),
);

/** A range of the code that is removed. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const PURE_CALL = /\/\* ?[@#]__PURE__ ?\*\/\s*$/;

/** The start of a call, including the annotation that it has no side effect. */
function startOf(code: string, { start }: Range): number {
  return start - (PURE_CALL.exec(code.slice(0, start))?.[0].length ?? 0);
}

function remove(code: string, ranges: readonly Range[]): string {
  return ranges
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/**
 * Removes from a module of Radix what a browser does not need: names of functions and components for debugging, some of which
 * prevent tree-shaking, and {@link UNUSED_METHODS}. Throws an error if the module of the methods has changed.
 */
export function stripRadix(code: string, id: string): string {
  const ranges: Range[] = [];
  let methods = 0;
  new Visitor({
    // static { __name(this, "OrderedDict"); }
    StaticBlock: (block) => {
      if (/^static\s*\{\s*__name\(/.test(code.slice(block.start, block.end))) ranges.push(block);
    },
    ExpressionStatement: (statement) => {
      const { expression } = statement;
      // Slot.displayName = "Slot";
      const isDisplayName =
        expression.type === 'AssignmentExpression' &&
        code.slice(expression.left.start, expression.left.end).endsWith('.displayName');
      if (isDisplayName) ranges.push(statement);
    },
    // __name(value, "value") becomes value.
    CallExpression: (call) => {
      const [value] = call.arguments;
      if (call.callee.type !== 'Identifier' || call.callee.name !== '__name' || !value) return;
      if (value.type === 'ThisExpression') return;
      ranges.push({ start: startOf(code, call), end: value.start });
      ranges.push({ start: value.end, end: call.end });
    },
    MethodDefinition: (method) => {
      if (!id.includes('/react-collection/') || method.key.type !== 'Identifier') return;
      if (!UNUSED_METHODS.has(method.key.name)) return;
      methods += 1;
      ranges.push(method);
    },
  }).visit(parseSync(id, code).program);
  if (id.includes('/react-collection/') && methods !== UNUSED_METHODS.size) {
    throw new Error('@radix-ui/react-collection has changed: check UNUSED_METHODS');
  }
  return remove(code, outermost(ranges)).replace(/^var __name = .*$/m, '');
}

/** Without the ranges inside others, as in a removed method. */
function outermost(ranges: readonly Range[]): readonly Range[] {
  return ranges.filter(
    (range) =>
      !ranges.some(
        (other) => other !== range && other.start <= range.start && range.end <= other.end,
      ),
  );
}
