import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { useDeliveryFacts } from '../../product/desk/use-delivery-facts.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import decisionClasses from './provider-decision.module.css';
import classes from './order-sheet.module.css';
import { ChangeWeek } from './change-week.tsx';
import { SendLink } from './send-link.tsx';

/** What the manufacturer was sent and has answered. */
export function ManufacturerFacts({ sheet }: { readonly sheet: ProviderOrderSheet }) {
  const { t } = useTranslation('provider');
  const { dateTime } = useFormat();
  const delivery = useDeliveryFacts(sheet, t('sheet.notYet'));
  const { manufacturerLinkSentAt, deliveryWeek, decisions } = sheet;
  return (
    <SectionCard compact title={t('sheet.manufacturer')}>
      <div className={classes['stack']}>
        <FactList
          facts={[
            {
              label: t('sheet.link'),
              value:
                manufacturerLinkSentAt === null
                  ? t('sheet.linkNotSent')
                  : t('sheet.linkSent', { date: dateTime(manufacturerLinkSentAt) }),
            },
            ...delivery,
          ]}
        />
        {decisions.changeWeek === null && deliveryWeek !== null && (
          <ChangeWeek orderId={sheet.id} deliveryWeek={deliveryWeek} />
        )}
        {decisions.changeWeek === 'DELIVERY_WEEK_MISSING' && (
          <p className={decisionClasses['text']}>{t('changeWeek.notYet')}</p>
        )}
        {decisions.changeWeek === 'DELIVERY_ALREADY_REPORTED' && (
          <p className={decisionClasses['text']}>{t('changeWeek.noLonger')}</p>
        )}
        {decisions.sendLink === null && <SendLink orderId={sheet.id} />}
      </div>
    </SectionCard>
  );
}
