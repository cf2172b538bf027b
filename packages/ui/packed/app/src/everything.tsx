import { useState } from 'react';
import type { ReactElement, Ref } from 'react';
import { Accordion } from '@portal/ui/accordion';
import { AnnouncementBanner, AnnouncementBanners } from '@portal/ui/announcement-banner';
import { Badge } from '@portal/ui/badge';
import { Breadcrumbs } from '@portal/ui/breadcrumbs';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { CheckAnswers } from '@portal/ui/check-answers';
import { Checkbox } from '@portal/ui/checkbox';
import { Combobox } from '@portal/ui/combobox';
import { ConsentBanner } from '@portal/ui/consent-banner';
import { CopiesInput } from '@portal/ui/copies-input';
import { DataTable } from '@portal/ui/data-table';
import { DateField } from '@portal/ui/date-field';
import { DatePicker } from '@portal/ui/date-picker';
import { DescriptionList } from '@portal/ui/description-list';
import { Dialog } from '@portal/ui/dialog';
import { Disclosure } from '@portal/ui/disclosure';
import { Drawer } from '@portal/ui/drawer';
import { ErrorSummary } from '@portal/ui/error-summary';
import { ExpandableTable } from '@portal/ui/expandable-table';
import { FeatureMap } from '@portal/ui/feature-map';
import { Feedback } from '@portal/ui/feedback';
import { Field, FieldError, FieldGroup } from '@portal/ui/field';
import { FileField } from '@portal/ui/file-field';
import { FileUpload } from '@portal/ui/file-upload';
import { Footer } from '@portal/ui/footer';
import { Header, Mark } from '@portal/ui/header';
import { Icon } from '@portal/ui/icons';
import { InlineMessage } from '@portal/ui/inline-message';
import { LanguageMenu } from '@portal/ui/language-menu';
import { Link } from '@portal/ui/link';
import { LoadingRegion } from '@portal/ui/loading-region';
import { MapPreview } from '@portal/ui/map-preview';
import { MaskedField, postcode } from '@portal/ui/masked-field';
import { Menu } from '@portal/ui/menu';
import { MultiSelect } from '@portal/ui/multi-select';
import { NotificationHistory, NotificationStack } from '@portal/ui/notification-stack';
import { OptionMenu } from '@portal/ui/option-menu';
import { OrderTable } from '@portal/ui/order-table';
import { ButtonRow, FootStep, PageLayout, WizardLayout } from '@portal/ui/page-layout';
import { Pagination } from '@portal/ui/pagination';
import { ParcelPickerMap } from '@portal/ui/parcel-picker';
import { ParcelSearch } from '@portal/ui/parcel-search';
import { ParcelSketch } from '@portal/ui/parcel-sketch';
import { Popover } from '@portal/ui/popover';
import { Price } from '@portal/ui/price';
import { ProgressBar } from '@portal/ui/progress-bar';
import { RadioGroup } from '@portal/ui/radio-group';
import { ResultsChecklist, ResultsTable } from '@portal/ui/results-table';
import { Select } from '@portal/ui/select';
import { SelectionCard } from '@portal/ui/selection-card';
import { SideNavigation } from '@portal/ui/side-navigation';
import { SkipLink } from '@portal/ui/skip-link';
import { Grid, Stack } from '@portal/ui/stack';
import { StatePage } from '@portal/ui/state-page';
import { Stepper } from '@portal/ui/stepper';
import { SuggestionField } from '@portal/ui/suggestion-field';
import { Switch } from '@portal/ui/switch';
import { Tabs } from '@portal/ui/tabs';
import { Tag, TagList } from '@portal/ui/tag';
import { TeaserCard, TeaserGroup } from '@portal/ui/teaser-card';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import { Toggletip } from '@portal/ui/toggletip';
import { Heading, Prose, Text } from '@portal/ui/typography';
import { VirtualRows } from '@portal/ui/virtual-rows';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { parcel } from './drawing';

/** Attributes that every component must pass on to its element. */
export interface Probe {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly 'data-probe': string;
}

const nothing = (): undefined => undefined;
const text = { de: 'Text', en: 'Text' };
const view = { extent: [389_000, 5_820_000, 390_000, 5_821_000] } as const;
const options = [{ value: 'a', label: 'A' }];
const search = {
  address: { zipCode: '', city: '', streetName: '', houseNumber: '' },
  parcel: { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' },
  register: { landRegisterDistrictId: '', bookingSheet: '' },
};
const places = { items: options };
const columns = [{ id: 'a', header: 'A', cell: (row: string) => row }] as const;
const table = {
  caption: 'A',
  columns,
  rows: ['a'],
  rowKey: (row: string) => row,
  rowLabel: (row: string) => row,
  empty: 'A',
};

/** Every exported component with its required properties. */
export const everything: Readonly<Record<string, (probe: Probe) => ReactElement>> = {
  Accordion: (p) => <Accordion {...p} items={[{ value: 'a', heading: 'A', content: 'B' }]} />,
  AnnouncementBanner: (p) => <AnnouncementBanner {...p} message={text} />,
  AnnouncementBanners: (p) => <AnnouncementBanners {...p} items={[]} />,
  Badge: (p) => <Badge {...p}>A</Badge>,
  Breadcrumbs: (p) => <Breadcrumbs {...p} items={[{ label: 'A' }]} />,
  Button: (p) => <Button {...p}>A</Button>,
  ButtonRow: (p) => <ButtonRow {...p} next="A" />,
  Card: (p) => <Card {...p} heading="A" />,
  CheckAnswers: (p) => <CheckAnswers {...p} items={[{ id: 'a', label: 'A', value: 'B' }]} />,
  Checkbox: (p) => <Checkbox {...p} label="A" checked={false} onCheckedChange={nothing} />,
  Combobox: (p) => <Combobox {...p} label="A" items={options} value="" onValueChange={nothing} />,
  ConsentBanner: (p) => (
    <ConsentBanner {...p} open heading="A" onAccept={nothing} onRefuse={nothing}>
      B
    </ConsentBanner>
  ),
  CopiesInput: (p) => <CopiesInput {...p} label="A" value={1} onValueChange={nothing} />,
  DataTable: (p) => <DataTable {...p} {...table} />,
  DateField: (p) => <DateField {...p} label="A" />,
  DatePicker: (p) => <DatePicker {...p} label="A" />,
  DescriptionList: (p) => <DescriptionList {...p} items={[{ term: 'A', description: 'B' }]} />,
  Dialog: (p) => <Dialog {...p} open onOpenChange={nothing} heading="A" />,
  Drawer: (p) => <Drawer {...p} open onOpenChange={nothing} heading="A" />,
  Disclosure: (p) => <Disclosure {...p} summary="A" />,
  ErrorSummary: (p) => <ErrorSummary {...p} items={[{ message: 'A' }]} />,
  ExpandableTable: (p) => (
    <ExpandableTable
      {...p}
      caption="A"
      columns={columns}
      rows={['a']}
      rowKey={(row) => row}
      empty="A"
    />
  ),
  FeatureMap: (p) => (
    <FeatureMap {...p} features={[]} featureLabel={() => 'A'} textAlternative="A" />
  ),
  Feedback: (p) => <Feedback {...p} label="A" items={options} onSend={nothing} />,
  Field: (p) => (
    <Field {...p} label="A">
      {(control) => <input {...control} />}
    </Field>
  ),
  FieldError: (p) => <FieldError {...p} id="error" label="A" />,
  FieldGroup: (p) => <FieldGroup {...p} label="A" />,
  FileField: (p) => <FileField {...p} label="A" />,
  FileUpload: (p) => <FileUpload {...p} label="A" onUpload={async () => 'a'} />,
  Footer: (p) => <Footer {...p} groups={[]} />,
  Grid: (p) => <Grid {...p}>A</Grid>,
  Header: (p) => <Header {...p} serviceName="A" />,
  Heading: (p) => <Heading {...p}>A</Heading>,
  Icon: (p) => <Icon {...p} name="check" />,
  InlineMessage: (p) => <InlineMessage {...p} />,
  LanguageMenu: (p) => <LanguageMenu {...p} items={[{ value: 'de' }]} value="de" />,
  Link: (p) => <Link {...p} href="#a" />,
  LoadingRegion: (p) => <LoadingRegion {...p} label="A" />,
  MapPreview: (p) => <MapPreview {...p} view={view} parcel={parcel} textAlternative="A" />,
  Mark: (p) => <Mark {...p} />,
  MaskedField: (p) => <MaskedField {...p} label="A" format={postcode} />,
  Menu: (p) => <Menu {...p} label="A" items={[{ id: 'a', label: 'A' }]} />,
  MultiSelect: (p) => <MultiSelect {...p} label="A" items={options} />,
  NotificationHistory: (p) => (
    <NotificationHistory {...p} items={[{ key: 'a', tone: 'info', message: 'A', at: 0 }]} />
  ),
  NotificationStack: (p) => (
    <NotificationStack
      {...p}
      items={[{ id: 'a', tone: 'info', message: 'A', timeout: null }]}
      onDismiss={nothing}
    />
  ),
  OptionMenu: (p) => (
    <OptionMenu {...p} label="A" items={options} value="a" onValueChange={nothing} />
  ),
  OrderTable: (p) => (
    <OrderTable {...p} caption="A" columns={columns} rows={['a']} rowKey={(row) => row} empty="A" />
  ),
  FootStep: (p) => (
    <FootStep {...p} next={{ label: 'A', onClick: () => undefined }}>
      A
    </FootStep>
  ),
  PageLayout: (p) => (
    <PageLayout {...p} header="A" footer="B">
      C
    </PageLayout>
  ),
  Pagination: (p) => <Pagination {...p} page={1} pageCount={2} onPageChange={nothing} />,
  ParcelPickerMap: (p) => (
    <ParcelPickerMap {...p} view={view} onPick={nothing} onPickArea={nothing} />
  ),
  ParcelSearch: (p) => (
    <ParcelSearch
      {...p}
      type="address"
      onTypeChange={nothing}
      values={search}
      onValuesChange={nothing}
      comboboxItems={{ localSubdistricts: places, landRegisterDistricts: places }}
      onSearch={nothing}
    />
  ),
  ParcelSketch: (p) => <ParcelSketch {...p} parcel={parcel} textAlternative="A" />,
  Popover: (p) => (
    <Popover {...p} label="A">
      B
    </Popover>
  ),
  Price: (p) => <Price {...p} cents={1} />,
  Prose: (p) => <Prose {...p}>A</Prose>,
  ProgressBar: (p) => <ProgressBar {...p} label="A" />,
  RadioGroup: (p) => (
    <RadioGroup {...p} label="A" items={options} value={null} onValueChange={nothing} />
  ),
  ResultsChecklist: (p) => (
    <ResultsChecklist
      {...p}
      columns={columns}
      rows={['a']}
      rowKey={(row) => row}
      rowLabel={(row) => row}
      selectedKeys={[]}
      onRowsToggle={nothing}
    />
  ),
  ResultsTable: (p) => (
    <ResultsTable
      {...p}
      columns={columns}
      rows={['a']}
      rowKey={(row) => row}
      rowLabel={(row) => row}
      selectedKey={null}
      onSelectedKeyChange={nothing}
    />
  ),
  Select: (p) => <Select {...p} label="A" items={options} />,
  SelectionCard: (p) => <SelectionCard {...p} items={[]} />,
  SideNavigation: (p) => <SideNavigation {...p} label="A" items={[{ label: 'A' }]} />,
  SkipLink: (p) => <SkipLink {...p} />,
  Stack: (p) => <Stack {...p}>A</Stack>,
  StatePage: (p) => <StatePage {...p} tone="danger" heading="A" />,
  Stepper: (p) => <Stepper {...p} items={[]} />,
  SuggestionField: (p) => (
    <SuggestionField
      {...p}
      label="A"
      value=""
      onValueChange={nothing}
      items={[]}
      onChoose={nothing}
    />
  ),
  Tabs: (p) => (
    <Tabs
      {...p}
      label="A"
      items={[{ value: 'a', label: 'A', content: 'B' }]}
      value="a"
      onValueChange={nothing}
    />
  ),
  Switch: (p) => <Switch {...p} label="A" />,
  Tag: (p) => <Tag {...p}>A</Tag>,
  TagList: (p) => <TagList {...p} label="A" items={[{ id: 'a', label: 'A' }]} />,
  TeaserCard: (p) => (
    <TeaserCard {...p} heading="A" action="B">
      C
    </TeaserCard>
  ),
  TeaserGroup: (p) => <TeaserGroup {...p} />,
  Text: (p) => <Text {...p}>A</Text>,
  TextArea: (p) => <TextArea {...p} label="A" value="" />,
  TextField: (p) => <TextField {...p} label="A" />,
  Toggletip: (p) => (
    <Toggletip {...p} label="A">
      B
    </Toggletip>
  ),
  VirtualRows: (p) => <DataTable {...p} {...table} virtualRows={VirtualRows} />,
  VisuallyHidden: (p) => <VisuallyHidden {...p}>A</VisuallyHidden>,
  WizardLayout: (p) => <WizardLayout {...p}>A</WizardLayout>,
};

/** Renders a component with a probe; reports its name once the ref is set. */
export function Probed({ name }: { name: string }): ReactElement {
  const [element, setElement] = useState<Element | null>(null);
  const probe = { ref: setElement, className: `probe-${name}`, 'data-probe': name };
  return <div data-filled={element ? name : undefined}>{everything[name]?.(probe)}</div>;
}
