import type { AppError } from '@shared/errors.ts';

/** What a gateway answers whose platform is not there; says nothing about the call or the session. */
const GATEWAY_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

type Failure = Pick<AppError, 'kind' | 'status'>;

/** Whether the line broke, or never was: nobody knows whether the platform has heard of the call. */
export const lineBroke = ({ kind }: Failure): boolean => kind === 'network';

/** Whether a gateway answered in the place of the platform. */
export const isGatewayAnswer = ({ status }: { status?: number }): boolean => GATEWAY_STATUSES.includes(status);

/** Whether the platform was not reached at all, or not in time: it has said nothing. */
export const isOutage = (error: Failure): boolean =>
  lineBroke(error) || error.kind === 'timeout' || isGatewayAnswer(error);
