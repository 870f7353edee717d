import alertTriangle from '@tabler/icons/outline/alert-triangle.svg?raw';
import archive from '@tabler/icons/outline/archive.svg?raw';
import arrowBackUp from '@tabler/icons/outline/arrow-back-up.svg?raw';
import ban from '@tabler/icons/outline/ban.svg?raw';
import bulb from '@tabler/icons/outline/bulb.svg?raw';
import check from '@tabler/icons/outline/check.svg?raw';
import circleCheck from '@tabler/icons/outline/circle-check.svg?raw';
import circleDashed from '@tabler/icons/outline/circle-dashed.svg?raw';
import circleDot from '@tabler/icons/outline/circle-dot.svg?raw';
import circleX from '@tabler/icons/outline/circle-x.svg?raw';
import handStop from '@tabler/icons/outline/hand-stop.svg?raw';
import heart from '@tabler/icons/outline/heart.svg?raw';
import helpCircle from '@tabler/icons/outline/help-circle.svg?raw';
import inbox from '@tabler/icons/outline/inbox.svg?raw';
import messageReport from '@tabler/icons/outline/message-report.svg?raw';
import minus from '@tabler/icons/outline/minus.svg?raw';
import questionMark from '@tabler/icons/outline/question-mark.svg?raw';
import thumbDown from '@tabler/icons/outline/thumb-down.svg?raw';
import thumbUp from '@tabler/icons/outline/thumb-up.svg?raw';
import trophy from '@tabler/icons/outline/trophy.svg?raw';
import usersGroup from '@tabler/icons/outline/users-group.svg?raw';
import zoomCheck from '@tabler/icons/outline/zoom-check.svg?raw';

/** All strokes of an icon's drawing as one path. */
const path = (svg: string): string => [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, strokes]) => strokes).join('');

/**
 * The icons of tags, each one path in a 24 × 24 viewBox. When a list turns its page, the icons in its rows change: a
 * path is one attribute to update, an icon component several elements to rebuild.
 */
export const TAG_ICONS = {
  'alert-triangle': path(alertTriangle),
  archive: path(archive),
  'arrow-back-up': path(arrowBackUp),
  ban: path(ban),
  bulb: path(bulb),
  check: path(check),
  'circle-check': path(circleCheck),
  'circle-dashed': path(circleDashed),
  'circle-dot': path(circleDot),
  'circle-x': path(circleX),
  'hand-stop': path(handStop),
  heart: path(heart),
  'help-circle': path(helpCircle),
  inbox: path(inbox),
  'message-report': path(messageReport),
  minus: path(minus),
  'question-mark': path(questionMark),
  'thumb-down': path(thumbDown),
  'thumb-up': path(thumbUp),
  trophy: path(trophy),
  'users-group': path(usersGroup),
  'zoom-check': path(zoomCheck),
} as const;

/** Name of an icon of a tag. */
export type TagIcon = keyof typeof TAG_ICONS;
