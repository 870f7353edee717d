import type { Sheet } from '@shared/sheets.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { stateOf } from '../judge/state.ts';
import { findingText, STATE_NAMES } from '../words.ts';
import type { Report } from './report.ts';

/** The report as tables for people: the calls with what they did otherwise, and what was not asked. */
export function sheetsOf({ calls, notAsked }: Report, translation: Pick<Translation, 't'>): Sheet[] {
  const { t } = translation;
  return [
    {
      name: t('Natijalar'),
      columns: [
        { head: t('Ekran'), width: 30 },
        { head: t("So'rov"), width: 50 },
        { head: t('Holati'), width: 18 },
        { head: t('Farqlar'), width: 80 },
        { head: t('Qatorlar'), width: 10 },
        { head: t('Vaqt, ms'), width: 10 },
        { head: t("O'qishlar"), width: 30 },
      ],
      rows: calls.map((call) => [
        t(call.screen),
        `${call.asked} ${call.path}${call.keys.length > 0 ? `?${call.keys.join('&')}` : ''}`,
        t(STATE_NAMES[stateOf([call])]),
        call.findings.map((finding) => findingText(finding, translation)).join('\n'),
        call.rows,
        call.ms,
        call.readings.join(', '),
      ]),
    },
    {
      name: t('Qolganlari'),
      columns: [
        { head: t('Ekran'), width: 30 },
        { head: t('Sababi'), width: 60 },
        { head: t("O'qishlar"), width: 60 },
      ],
      rows: notAsked.map(({ screen, why, readings }) => [t(screen), t(why), readings.join(', ')]),
    },
  ];
}
