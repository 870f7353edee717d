import { ministries } from '@/entities/ministries.ts';
import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';

/** Form of a ministry or of a node below a ministry (spec 002 §2). */
export function Component() {
  return <NodeFormPage tree={ministries} root="Vazirliklar" list="/app/ministries" />;
}
