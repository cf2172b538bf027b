import type { ReactElement, ReactNode } from 'react';
import type { FeatureKind, FeatureMapProps } from './feature-types.ts';
import * as css from './FeatureMap.css.ts';
import { FeatureSwatch } from './FeatureSwatch.tsx';
import type { FeatureMapTexts } from './texts.ts';
import type { ListedFeature } from './use-features.ts';

/** The kinds that occur, with the first feature of each. */
export function FeatureLegend<Properties>(props: {
  readonly kinds: readonly FeatureKind[];
  readonly listed: readonly ListedFeature<Properties>[];
  readonly texts: FeatureMapTexts;
  readonly className: string;
  readonly itemClassName: string;
}): ReactElement | null {
  const { kinds, listed, texts, className, itemClassName } = props;
  const shown = kinds.flatMap((kind) => {
    const first = listed.find((one) => one.kind === kind.id);
    return first ? [{ ...kind, parts: first.parts }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={texts.legend} className={className}>
      {shown.map(({ id, label, look, parts }) => (
        <li key={id} className={itemClassName}>
          <FeatureSwatch look={look} parts={parts} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** All features, each as a button that selects it: the way without a pointer, and the text of the map. */
export function FeatureList<Properties>(props: {
  readonly kinds: readonly FeatureKind[];
  readonly listed: readonly ListedFeature<Properties>[];
  readonly selectedId: string | null;
  readonly detailsOf: FeatureMapProps<Properties>['featureDetails'];
  readonly onSelect: (id: string | null) => void;
  readonly texts: FeatureMapTexts;
}): ReactElement | null {
  const { kinds, listed, selectedId, detailsOf, onSelect, texts } = props;
  if (listed.length === 0) return null;
  return (
    <ul aria-label={texts.list} className={css.list}>
      {listed.map(({ feature, id, label, kind: kindId, parts }) => {
        const kind = kinds.find((one) => one.id === kindId);
        const details: ReactNode = detailsOf?.(feature);
        return (
          <li key={id}>
            <button
              type="button"
              className={css.item}
              aria-pressed={id === selectedId}
              onClick={() => onSelect(id === selectedId ? null : id)}
            >
              <FeatureSwatch look={kind?.look} parts={parts} />
              <span className={css.words}>
                {label}
                {(kind || details) && (
                  <span className={css.details}>
                    {kind?.label}
                    {kind && details ? ', ' : ''}
                    {details}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
