export { componentsLayer, resetLayer } from './layers.css.ts';
export { mediaForcedColors, mediaMotion, mediaPrint } from './media.ts';
export {
  boxRadius,
  breakLongWords,
  disabledInContrast,
  floating,
  focusRing,
  headingText,
  hiddenVisually,
  iconButton,
  plainList,
  smallText,
  tabularFigures,
  nativeInput,
  tickable,
  tickableForced,
  tonedBox,
  tonedIcon,
} from './mixins.ts';
export { componentRule, componentStyle } from './style.ts';
