import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './ParcelPickerMap.css.ts';
import type { ParcelPickerTexts } from './texts.ts';
import type { Picking } from './use-picking.ts';

/** Properties of the buttons above the map. */
interface PickToolsProps {
  readonly picking: Picking;
  readonly texts: ParcelPickerTexts;
  readonly busy: boolean;
  /** The toggle button; focused when Escape ends the click mode. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
  /** Focuses the map after a click by pointer, which zooms and drags only a focused map. */
  readonly onStart: () => void;
  /** Picks the place under the crosshair, as Enter does. */
  readonly onPickHere: () => void;
  /** Handles the keys of the map on the button that picks at the crosshair. */
  readonly onMapKey: (event: KeyboardEvent) => void;
  /** Prefix of the ids of hint and reason. */
  readonly id: string;
  /** Takes the group of the buttons. */
  readonly onGroup: (group: HTMLElement | null) => void;
}

function AreaButton({ picking, texts, busy, id }: PickToolsProps): ReactElement {
  const refused = picking.areaRefusal !== null;
  return (
    <Button
      lang={langOf(texts, 'pickArea')}
      size="small"
      icon="map"
      loading={busy}
      aria-disabled={refused || undefined}
      aria-describedby={refused ? `${id}-refusal` : undefined}
      onClick={picking.pickArea}
    >
      {texts.pickArea}
    </Button>
  );
}

/**
 * Picks the place under the crosshair. It is focused when the keyboard or a screen reader starts
 * the click mode: a button that picks by Enter and whose arrow keys move the map, in every mode of
 * a screen reader.
 */
function PickHereButton(props: PickToolsProps & { takesFocus: boolean }): ReactElement {
  const { picking, texts, id, onPickHere, onMapKey, takesFocus } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Button
      lang={langOf(texts, 'pickHere')}
      ref={button}
      size="small"
      icon="plus"
      aria-disabled={!picking.ready || undefined}
      aria-describedby={picking.ready ? `${id}-hint` : `${id}-refusal`}
      onKeyDown={onMapKey}
      onClick={onPickHere}
    >
      {texts.pickHere}
    </Button>
  );
}

/** Buttons for picking on the map. */
export function PickTools(props: PickToolsProps): ReactElement {
  const { picking, texts, toggleRef, onStart, onGroup } = props;
  const [byKeyboard, setByKeyboard] = useState(false);
  return (
    <fieldset ref={onGroup} className={css.tools}>
      <legend lang={langOf(texts, 'tools')} className={css.visuallyHidden}>
        {texts.tools}
      </legend>
      <Button
        lang={langOf(texts, 'pick')}
        ref={toggleRef}
        size="small"
        icon={picking.active ? 'check' : 'map-pin'}
        aria-pressed={picking.active}
        className={css.toggle}
        onClick={(event) => {
          picking.toggle();
          setByKeyboard(event.detail === 0);
          if (!picking.active && event.detail > 0) onStart();
        }}
      >
        {texts.pick}
      </Button>
      <AreaButton {...props} />
      {picking.active && <PickHereButton {...props} takesFocus={byKeyboard} />}
    </fieldset>
  );
}

/**
 * Reasons and instructions, below the map so that it does not shift. The space of the reason that
 * depends on the zoom is reserved; that the map is loading is shown in the map itself.
 */
export function PickHints(
  props: Pick<PickToolsProps, 'picking' | 'texts' | 'id'> & { readonly hasPicked: boolean },
): ReactElement {
  const { picking, texts, id, hasPicked } = props;
  const { areaRefusal, tooLarge, askedForArea } = picking;
  const isTooLarge = areaRefusal === tooLarge;
  // Not before somebody has asked: the first map shows the whole land, which is always too large. While the click mode is on, its
  // instructions are the only text.
  const isShown = isTooLarge && askedForArea && !picking.active;
  return (
    <div className={css.hints}>
      {areaRefusal !== null && !isTooLarge && (
        <p lang={langOf(texts, 'noSection')} id={`${id}-refusal`} className={css.visuallyHidden}>
          {areaRefusal}
        </p>
      )}
      <p
        lang={langOf(texts, 'tooLarge')}
        id={isTooLarge ? `${id}-refusal` : undefined}
        className={classNames(css.hint, isShown ? undefined : css.reserved)}
      >
        {tooLarge}
      </p>
      {picking.active && (
        <p
          lang={langOf(texts, 'pickInstructions')}
          id={`${id}-hint`}
          data-picked={hasPicked || undefined}
          className={css.hint}
        >
          {texts.pickInstructions}
        </p>
      )}
    </div>
  );
}
