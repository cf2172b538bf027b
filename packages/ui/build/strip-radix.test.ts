import { describe, expect, it } from 'vitest';
import { stripRadix } from './strip-radix.ts';

const SLOT = '/node_modules/@radix-ui/react-slot/dist/index.mjs';
const COLLECTION = '/node_modules/@radix-ui/react-collection/dist/index.mjs';

const strip = (code: string, id = SLOT): string => stripRadix(code, id).trim();

describe('stripping a module of Radix', () => {
  it.each([
    ['var __name = (target, value) => value;', ''],
    [
      'const Slot = /* @__PURE__ */ __name((props) => props, "Slot");',
      'const Slot = (props) => props;',
    ],
    ['function at() {}\n__name(at, "at");', 'function at() {}\nat;'],
    ['class Dict {\n  static {\n    __name(this, "Dict");\n  }\n}', 'class Dict {\n  \n}'],
    ['Slot.displayName = NAME + "Slot";', ''],
  ])('removes the name from %j', (code, stripped) => {
    expect(strip(code)).toBe(stripped);
  });

  it('removes names within others', () => {
    const code = 'const a = __name(() => __name(() => 1, "inner"), "outer");';
    expect(strip(code)).toBe('const a = () => () => 1;');
  });

  it('keeps other calls, static blocks and properties', () => {
    const code = 'class A {\n  static {\n    register(this);\n  }\n}\na.name = name(b, "b");';
    expect(strip(code)).toBe(code);
  });

  it('fails when the module of the collection has other methods than before', () => {
    expect(() => strip('class OrderedDict extends Map { insert() {} }', COLLECTION)).toThrow(
      'check UNUSED_METHODS',
    );
  });
});
