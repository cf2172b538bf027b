/* Changes code for @portal/ui 0.1 to 0.3, with jscodeshift (LIB-23). What it cannot change has a comment that begins with "TODO @portal/ui". */
'use strict';

const files = require('node:path');

const HOOKS = '@portal/ui/hooks';
const PROVIDER = '@portal/ui/provider';

/** What `@portal/ui/provider` has of the hooks; the others have no replacement. */
const MOVED_HOOKS = new Set(['useFocusReturn', 'returnFocus', 'useMergedRef']);

/** Exports without a replacement of the same shape, by module. */
const GONE = {
  '@portal/ui/choice-card': {
    names: ['ChoiceCard', 'ChoiceCardProps'],
    hint: 'use the variant "card" of the control',
  },
  '@portal/ui/date-field': {
    names: ['EMPTY_DATE', 'DateParts', 'DateCheck'],
    hint: 'a date is one text, such as 2026-02-01, and empty without any',
  },
  '@portal/ui/field': {
    names: ['useFieldIds', 'FieldIds'],
    hint: 'Field gives its attributes to the function that is its child',
  },
};

/** Class names of parts. */
const PARTS = {
  'portal-selection-card__change-cell': 'portal-selection-card__description',
};

/** Texts of the picker that belong to the map now. */
const MAP_TEXTS = new Set(['moved', 'section']);

/** The tag of a language, such as `en` or `de-AT`, not the code of a currency. */
const isLanguage = (text) => /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(text);

const kebab = (name) =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

const localName = (specifier) => (specifier.local ?? specifier.imported).name;

/** Imports of a module, with their specifiers. */
const importsOf = (j, root, source) =>
  root.find(j.ImportDeclaration, { source: { value: source } });

/** The name under which a file knows an export; undefined if it does not import it. */
function nameOf(j, root, source, imported) {
  const specifiers = importsOf(j, root, source)
    .nodes()
    .flatMap((node) => node.specifiers ?? []);
  const found = specifiers.find((specifier) => specifier.imported?.name === imported);
  return found && localName(found);
}

/** Adds names to the import of a module, or an import at the place of another one. */
function addImport(j, root, source, specifiers, before) {
  const [present] = importsOf(j, root, source).nodes();
  const isPlain = present && present.importKind !== 'type';
  if (!isPlain) {
    before.insertBefore(j.importDeclaration(specifiers, j.literal(source)));
    return;
  }
  const known = new Set(present.specifiers.map((one) => one.imported?.name));
  present.specifiers.push(...specifiers.filter((one) => !known.has(one.imported.name)));
}

function addComment(j, node, text) {
  const value = ` TODO @portal/ui: ${text}`;
  const present = node.comments ?? [];
  // From an earlier run.
  if (present.some((comment) => comment.value === value)) return;
  node.comments = [...present, j.commentLine(value, true)];
}

function moveHooks(j, root) {
  importsOf(j, root, HOOKS).forEach((path) => {
    const moved = path.node.specifiers.filter((one) => MOVED_HOOKS.has(one.imported?.name));
    const rest = path.node.specifiers.filter((one) => !moved.includes(one));
    if (moved.length > 0) addImport(j, root, PROVIDER, moved, path);
    if (rest.length === 0) {
      path.prune();
      return;
    }
    path.node.specifiers = rest;
    addComment(j, path.node, 'these hooks have no replacement; copy them into your code');
  });
}

function nameGone(j, root) {
  for (const [source, { names, hint }] of Object.entries(GONE)) {
    importsOf(j, root, source).forEach(({ node }) => {
      const used = node.specifiers
        .map((one) => one.imported?.name)
        .filter((one) => names.includes(one));
      if (used.length > 0) addComment(j, node, `${used.join(' and ')} left this module; ${hint}`);
    });
  }
}

/** Adds the name of the component to a catalogue of texts. */
function nameCatalogue(j, catalogue, component) {
  const hasName = catalogue.properties.some(({ key }) => key?.name === 'component');
  if (hasName) return;
  catalogue.properties.unshift(j.property('init', j.identifier('component'), j.literal(component)));
}

function renameTexts(j, root, component) {
  const local = nameOf(j, root, PROVIDER, 'useTexts');
  if (local === undefined) return;
  const renamed = local === 'useTexts' ? 'useComponentTexts' : local;
  importsOf(j, root, PROVIDER).forEach(({ node }) => {
    node.specifiers = node.specifiers.map((one) =>
      one.imported?.name === 'useTexts'
        ? j.importSpecifier(j.identifier('useComponentTexts'), j.identifier(renamed))
        : one,
    );
  });
  root.find(j.CallExpression, { callee: { name: local } }).forEach(({ node }) => {
    node.callee = j.identifier(renamed);
    const [catalogue] = node.arguments;
    if (catalogue?.type === 'ObjectExpression') nameCatalogue(j, catalogue, component);
    if (catalogue?.type !== 'Identifier') return;
    root
      .find(j.VariableDeclarator, { id: { name: catalogue.name } })
      .forEach(({ node: { init } }) => {
        if (init?.type === 'ObjectExpression') nameCatalogue(j, init, component);
      });
  });
}

/** The object that `formatPrice` takes; null where the meaning of the second argument is not certain. */
function priceFormat(j, [, second, third]) {
  const isText = typeof second.value === 'string';
  const entry = (name, value) => j.property('init', j.identifier(name), value);
  if (isText && third === undefined && isLanguage(second.value)) {
    return j.objectExpression([entry('languages', j.arrayExpression([second]))]);
  }
  if (third !== undefined) {
    return j.objectExpression([entry('currency', second), entry('languages', third)]);
  }
  return isText ? j.objectExpression([entry('currency', second)]) : null;
}

function changePrices(j, root) {
  const local = nameOf(j, root, '@portal/ui/price', 'formatPrice');
  if (local === undefined) return;
  root.find(j.CallExpression, { callee: { name: local } }).forEach((path) => {
    const { arguments: given } = path.node;
    if (given.length < 2 || given[1].type === 'ObjectExpression') return;
    const format = priceFormat(j, given);
    if (format) {
      path.node.arguments = [given[0], format];
      return;
    }
    const statement = j(path).closest(j.Statement).nodes()[0] ?? path.node;
    addComment(j, statement, `${local} takes an object: { currency, languages }`);
  });
}

/** Moves overrides of texts that belong to the map now, where nothing else is overridden with them. */
function moveMapTexts(j, root) {
  const local = nameOf(j, root, '@portal/ui/parcel-picker', 'parcelPickerTexts');
  if (local === undefined) return;
  const calls = root.find(j.CallExpression, { callee: { name: 'overrideTexts' } });
  calls.forEach((path) => {
    const [catalogue, texts] = path.node.arguments;
    if (catalogue?.name !== local || texts?.type !== 'ObjectExpression') return;
    const names = texts.properties.flatMap(({ value }) =>
      (value?.properties ?? []).map(({ key }) => key?.name ?? key?.value),
    );
    if (!names.some((name) => MAP_TEXTS.has(name))) return;
    if (!names.every((name) => MAP_TEXTS.has(name))) {
      addComment(j, texts, 'moved and section belong to mapPreviewTexts');
      return;
    }
    path.node.arguments[0] = j.identifier('mapPreviewTexts');
    const specifier = j.importSpecifier(j.identifier('mapPreviewTexts'));
    const first = root.find(j.ImportDeclaration).paths()[0];
    addImport(j, root, '@portal/ui/map-preview', [specifier], first);
  });
  const isUsed = root
    .find(j.Identifier, { name: local })
    .some(({ parent }) => parent.node.type !== 'ImportSpecifier');
  if (isUsed) return;
  importsOf(j, root, '@portal/ui/parcel-picker').forEach((path) => {
    path.node.specifiers = path.node.specifiers.filter((one) => localName(one) !== local);
    if (path.node.specifiers.length === 0) path.prune();
  });
}

function renameParts(j, root) {
  root.find(j.Literal).forEach(({ node }) => {
    if (typeof node.value !== 'string') return;
    for (const [before, after] of Object.entries(PARTS)) {
      if (node.value.includes(before)) node.value = node.value.replaceAll(before, after);
    }
  });
}

/** A transform of jscodeshift. @returns the changed source, or null where nothing changes */
module.exports = function transform(file, { jscodeshift: j }) {
  const { source } = file;
  const touched = Object.keys(PARTS).some((part) => source.includes(part));
  if (!touched && !source.includes('@portal/ui/')) return null;
  const root = j(source);
  moveHooks(j, root);
  nameGone(j, root);
  renameTexts(j, root, kebab(files.basename(file.path)));
  changePrices(j, root);
  moveMapTexts(j, root);
  renameParts(j, root);
  const changed = root.toSource({ quote: 'single' });
  return changed === source ? null : changed;
};

module.exports.parser = 'tsx';
