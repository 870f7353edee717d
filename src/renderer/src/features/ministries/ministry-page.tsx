import { ministries } from '@/entities/ministries.ts';
import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';

/** The form of a ministry or of what belongs to one (spec 002 §2). */
export function Component() {
  return <NodeFormPage tree={ministries} root="Vazirliklar" list="/app/ministries" />;
}
