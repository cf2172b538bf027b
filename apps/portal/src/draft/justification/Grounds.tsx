import { RadioGroup } from '@portal/ui/radio-group';
import { useLanguages } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import type { LocalizedText } from '@portal/api';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useDocumentNames } from '../../orders/evidence/use-document-names.ts';
import { useDraftPart, useServices } from '../../services/services.ts';

/** The grounds of the state pack; a choice begins the justification (DESK-1). */
export function Grounds(): ReactElement {
  const { configuration, draft } = useServices();
  const text = useText();
  const languages = useLanguages();
  const { formatList } = useIntl();
  const namesOf = useDocumentNames();
  const chosen = useDraftPart((current) => current.configuration.ground);
  const { grounds = [] } = configuration;
  const inLanguage = (localized: LocalizedText): string =>
    languages.map((one) => localized[one]).find(Boolean) ?? localized.de;
  const beginnings = grounds.flatMap(({ beginning }) =>
    beginning ? Object.values(beginning).filter((one) => one !== undefined) : [],
  );
  const documents = namesOf(grounds.find(({ id }) => id === chosen)?.documents ?? []);
  return (
    <>
      <RadioGroup
        label={text('grounds.label')}
        hint={text('grounds.hint')}
        items={grounds.map(({ id, name }) => ({
          value: id,
          label: <ConfiguredText text={name} />,
        }))}
        value={chosen ?? null}
        onValueChange={(ground) => {
          const { beginning } = grounds.find(({ id }) => id === ground) ?? {};
          draft.dispatch({
            type: 'chooseGround',
            ground,
            beginning: beginning ? inLanguage(beginning) : '',
            beginnings,
          });
        }}
      />
      {documents.length > 0 && (
        <Text>{text('grounds.documents', { documents: formatList(documents) })}</Text>
      )}
    </>
  );
}
