import type { ApprovalStatus } from '@portal/api';
import { approvalRow } from '@portal/order-flow';
import { Badge } from '@portal/ui/badge';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** The result of the authority's review: text, icon and colour. */
export function ApprovalBadge({ status }: { status: ApprovalStatus }): ReactElement {
  const text = useText();
  const { badge, message } = approvalRow(status);
  return <Badge {...badge}>{text(message).replaceAll(' ', '\u00A0')}</Badge>;
}
