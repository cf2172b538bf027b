import type { ApprovalStatus } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import type { BadgeProps } from '@portal/ui/badge';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';

const BADGES: Record<ApprovalStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  APPROVAL_PENDING: { tone: 'warning', icon: 'hourglass' },
  NOT_NEEDED: { tone: 'neutral', icon: 'check' },
  REJECTED: { tone: 'danger', icon: 'alert-octagon' },
  APPROVED: { tone: 'success', icon: 'check-circle' },
};

/** The result of the authority's review: text, icon and colour. */
export function ApprovalBadge({ status }: { status: ApprovalStatus }): ReactElement {
  const text = useText();
  return <Badge {...BADGES[status]}>{text(`approval.${status}`).replaceAll(' ', '\u00A0')}</Badge>;
}
