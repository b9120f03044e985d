import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { useEffect } from 'react'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useText } from '../../messages/text.tsx'
import { titleStore } from '../document/head.tsx'

interface SubjectProps {
  readonly id: string
}

/** Whose dashboard it is, in the header and behind the names of its pages: who has two kitchens open tells them apart. */
function Name({ name }: { readonly name: string }) {
  const t = useText()
  useEffect(() => {
    const before = titleStore.get()
    titleStore.set((page) => (page.includes(name) ? page : t('shell.titleOf', { page, name })))
    return () => titleStore.set(before)
  }, [name, t])
  return name
}

function KitchenName({ id }: SubjectProps) {
  const kitchen = useDocument(kitchens, { kitchenId: id })
  const name = kitchen.state === 'success' ? kitchen.value?.content.name : undefined
  return name === undefined ? null : <Name name={name} />
}

function JobTitle({ id }: SubjectProps) {
  const job = useDocument(jobs, { jobId: id })
  const title = job.state === 'success' ? job.value?.content.title : undefined
  return title === undefined ? null : <Name name={title} />
}

interface DashboardSubjectProps {
  readonly params: Readonly<Record<string, string>>
}

/** Whose dashboard it is: the kitchen's name or the job's title. */
export function DashboardSubject({ params }: DashboardSubjectProps) {
  const { kitchenId, jobId } = params
  return (
    <span className="dashboard-subject">
      {kitchenId === undefined ? null : <KitchenName id={kitchenId} />}
      {jobId === undefined ? null : <JobTitle id={jobId} />}
    </span>
  )
}
