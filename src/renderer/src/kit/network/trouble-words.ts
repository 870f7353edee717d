import type { CertificateProblem, NetworkTrouble } from '@shared/network.ts';
import { formatDate } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';

const CERTIFICATE: Readonly<Record<CertificateProblem, Text>> = {
  authority:
    "{{host}} sertifikatini bu kompyuter tanimaydi, shuning uchun aloqa to'xtatildi. Tashkilotingizning tarmoq administratoriga murojaat qiling.",
  name: "{{host}} boshqa nomga berilgan sertifikat ko'rsatdi, shuning uchun aloqa to'xtatildi. Tashkilotingizning tarmoq administratoriga murojaat qiling.",
  date: "{{host}} sertifikatining muddati kompyuterdagi sanaga ({{date}}) to'g'ri kelmaydi. Sana noto'g'ri bo'lsa, uni to'g'rilang; to'g'ri bo'lsa, tarmoq administratoriga murojaat qiling.",
  revoked:
    "{{host}} sertifikati bekor qilingan, shuning uchun aloqa to'xtatildi. Tashkilotingizning tarmoq administratoriga murojaat qiling.",
  other: "{{host}} bilan himoyalangan aloqa o'rnatilmadi. Tashkilotingizning tarmoq administratoriga murojaat qiling.",
};

/** Returns the text of a trouble and its values: what is wrong and what to do. `now`: ms since the epoch. */
export function troubleWords(trouble: NetworkTrouble, now: number): { text: Text; values: Record<string, string> } {
  switch (trouble.cause) {
    case 'portal':
      return trouble.host === null
        ? {
            text: "Tarmoqqa kirish sahifasi javob berdi, platforma hali ochiq emas. Brauzerda tarmoqqa kiring, so'ng qayta urinib ko'ring.",
            values: {},
          }
        : {
            text: "Tarmoqqa kirish sahifasi javob berdi ({{host}}), platforma hali ochiq emas. Brauzerda tarmoqqa kiring, so'ng qayta urinib ko'ring.",
            values: { host: trouble.host },
          };
    case 'certificate':
      return {
        text: CERTIFICATE[trouble.problem],
        values: { host: trouble.host, date: formatDate(new Date(now).toISOString()) },
      };
    case 'name':
      return {
        text: "{{host}} manzili tarmoqda topilmadi. Internet aloqasini tekshiring; u ishlayotgan bo'lsa, tarmoq administratoriga murojaat qiling.",
        values: { host: trouble.host },
      };
    case 'proxy':
      return {
        text: "Tashkilotingizning proksi-serveri platformaga yo'l bermadi. Tarmoq administratoriga murojaat qiling.",
        values: {},
      };
    case 'proxy-login':
      return { text: "Proksi-server nom va parol so'rayapti, ularsiz platformaga ulanib bo'lmaydi.", values: {} };
  }
}
