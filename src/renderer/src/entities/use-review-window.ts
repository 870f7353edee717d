import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import { type ReviewedBoard, type ReviewWindow, reviewWindow } from './review-window.ts';
import { useToday } from './today.ts';

/** The review window that is open today (`reviewWindow`), by the working days of this office. */
export function useReviewWindow<Board extends ReviewedBoard>(boards: readonly Board[]): ReviewWindow<Board> | null {
  const today = useToday();
  const { data: info } = useQuery(appInfoQuery);
  return useMemo(
    () => reviewWindow(boards, today, info && { off: info.daysOff, worked: info.workDays }),
    [boards, today, info],
  );
}
