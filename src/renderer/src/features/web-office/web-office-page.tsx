/** Page of a menu entry whose content no document describes (Z-056). */
export { WebOffice as Component } from '@/entities/web-office.tsx';
