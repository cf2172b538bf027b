import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** Words that are nothing else than a status of an order or of a position. */
const STATUS_ONLY = [
  'APPROVAL_PENDING',
  'READY_FOR_DELIVERY',
  'GENERATION_COMPLETED',
  'NOT_NEEDED',
  'CLOSED',
];

/** Words that also name events and states of payments: only their comparison is a rule of the status. */
const STATUS_OR_EVENT = ['CREATED', 'APPROVED', 'REJECTED', 'COMPLETED', 'CANCELLED', 'EXPIRED'];

const MESSAGE =
  'Rules of a status lie in status.ts and approval.ts of packages/order-flow/src/order: read them from statusRow or APPROVAL_ROWS (SHAPE-3).';

/** Parts of a syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: unknown;
}

const isOneOf = (words: readonly unknown[], node: Node | null): boolean =>
  words.includes(node?.value ?? node?.name);

const isStatus = (node: Node | null): boolean =>
  node?.type === 'Literal' && isOneOf([...STATUS_ONLY, ...STATUS_OR_EVENT], node);

/** Refuses a status of an order or position as a literal, and tables with statuses as keys. */
const noStatusLiteral: Rule = {
  create: ({ report }) => ({
    BinaryExpression: (node) => {
      if (isStatus(node.left) || isStatus(node.right)) report({ node, message: MESSAGE });
    },
    SwitchCase: (node) => {
      if (isStatus(node.test)) report({ node, message: MESSAGE });
    },
    // ['CREATED', …].includes(status)
    MemberExpression: (node) => {
      const list = node.object.type === 'ArrayExpression' ? node.object.elements : [];
      if (list.some(isStatus)) report({ node, message: MESSAGE });
    },
    Property: (node) => {
      if (isOneOf(STATUS_ONLY, node.key)) report({ node, message: MESSAGE });
    },
    Literal: (node) => {
      if (isOneOf(STATUS_ONLY, node)) report({ node, message: MESSAGE });
    },
  }),
};

const DECODE =
  'Text from outside is read by @portal/names/decode, which takes its declared encoding and replaces no character (IN-1); files by readTextFile.';

/** Refuses what decodes bytes as UTF-8 with replacement: `.text()`, `.json()`, `.toString()`, decoders, and the name of UTF-8 as an encoding. */
const noUndecodedText: Rule = {
  create: ({ report }) => ({
    CallExpression: (node) => {
      const { callee, arguments: given } = node;
      if (callee.type !== 'MemberExpression' || given.length > 0) return;
      if (isOneOf(['text', 'json', 'toString'], callee.property)) report({ node, message: DECODE });
    },
    NewExpression: (node) => {
      if (isOneOf(['TextDecoder', 'StringDecoder'], node.callee)) report({ node, message: DECODE });
    },
    ImportSpecifier: (node) => {
      const { source } = node.parent.type === 'ImportDeclaration' ? node.parent : { source: null };
      const isConsumer = isOneOf(['node:stream/consumers'], source);
      if (isConsumer && isOneOf(['text', 'json'], node.imported)) report({ node, message: DECODE });
    },
    Literal: (node) => {
      if (isOneOf(['utf8', 'utf-8'], node)) report({ node, message: DECODE });
    },
    Property: (node) => {
      const isString = isOneOf(['string'], node.value);
      if (isOneOf(['parseAs'], node.key) && isString) report({ node, message: DECODE });
    },
  }),
};

/** The rules of this project for oxlint. */
export default {
  meta: { name: 'portal' },
  rules: { 'no-status-literal': noStatusLiteral, 'no-undecoded-text': noUndecodedText },
};
