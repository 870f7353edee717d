import { InitiativesPage } from '@/features/initiative-list/initiatives-page.tsx';
import { DocumentsButton } from '@/features/protocols/documents-button.tsx';

/** The list of initiatives, with the documents of its board. */
export const Component = () => <InitiativesPage Documents={DocumentsButton} />;
