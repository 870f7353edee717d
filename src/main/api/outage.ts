import type { AppError } from '@shared/errors.ts';

/** Statuses of a gateway whose platform is unreachable; they say nothing about the call or the session. */
const GATEWAY_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

type Failure = Pick<AppError, 'kind' | 'status'>;

/** Whether the connection failed: the platform may or may not have received the call. */
export const lineBroke = ({ kind }: Failure): boolean => kind === 'network';

/** Whether a gateway answered in place of the platform. */
export const isGatewayAnswer = ({ status }: { status?: number }): boolean => GATEWAY_STATUSES.includes(status);

/** Whether the platform was unreachable or did not answer in time, so that the call's outcome is unknown. */
export const isOutage = (error: Failure): boolean =>
  lineBroke(error) || error.kind === 'timeout' || isGatewayAnswer(error);
