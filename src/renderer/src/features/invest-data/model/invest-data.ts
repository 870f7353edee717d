import { eitherCase } from '@shared/either-case.ts';
import { z } from 'zod';
import { dayInTashkent } from '@/i18n/formats.ts';
import { field, optionalName, recordId, writtenText } from '@/kit/fields.ts';
import { factField } from './fact.ts';
import { optionalSum } from './sum.ts';

/** An optional day, as the platform wrote it: a time is of its day in Tashkent. */
const optionalDay = field('a day', (value) => {
  const text = writtenText.safeParse(value).data;
  return text && dayInTashkent(text) === null ? undefined : text;
});

const text = (name: string) => factField(name, writtenText);
const name = (key: string) => factField(key, optionalName);
const sum = (key: string) => factField(key, optionalSum);
const day = (key: string) => factField(key, optionalDay);

/** Fields of the object from the investment system, under that system's names (spec 001 §3). Sums in tiyin. */
const objectSchema = eitherCase(
  z.object({
    customerName: name('customerName'),
    customerTin: text('customerTin'),
    customerDirector: name('customerDirector'),
    address: name('address'),
    // Spelt with a capital by the platform.
    Accounts: text('Accounts'),
    distributedSumma: sum('distributedSumma'),
    paidOnlineSumma: sum('paidOnlineSumma'),
    designerName: name('designerName'),
    designerTin: text('designerTin'),
    designerDirector: name('designerDirector'),
    designerLots: text('designerLots'),
    builderName: name('builderName'),
    builderTin: text('builderTin'),
    builderLots: text('builderLots'),
    constructionTypeName: name('constructionTypeName'),
    periodicityName: name('periodicityName'),
    implementationPeriod: text('implementationPeriod'),
  }),
);

/** The first object of the list (spec 001 §3); without one, every value is missing. An unknown shape is an error. */
const firstObject = z
  .looseObject({ data: z.array(z.unknown()).nullish() })
  .nullish()
  .transform((object): unknown => object?.data?.[0] ?? {})
  .pipe(objectSchema);

/** The investment object of a winner, with the papers that staff keep with it (spec 001 §3). Sums in tiyin. */
export const investDataSchema = z
  .object({
    id: recordId,
    orderer_document_name: text('orderer_document_name'),
    /** Id of the document in the file service. */
    orderer_document_file: text('orderer_document_file'),
    orderer_document_num: text('orderer_document_num'),
    /** A day or a time, as the platform wrote it, like the next field. */
    orderer_document_date: day('orderer_document_date'),
    date_put_into_use: day('date_put_into_use'),
    received_org: text('received_org'),
    final_value: sum('final_value'),
    invest_object: firstObject,
  })
  .transform(({ invest_object, ...paper }) => ({ ...paper, ...invest_object }));

/** The investment object of a winner; every value but the id may be missing or unreadable. Sums in tiyin. */
export type InvestData = z.output<typeof investDataSchema>;
