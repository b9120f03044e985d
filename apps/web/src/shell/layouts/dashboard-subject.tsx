import { jobs } from '@brigade/domain/jobs/job.ts'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { useDocument } from '../../data/reading/use-document.ts'

interface SubjectProps {
  readonly id: string
}

function KitchenName({ id }: SubjectProps) {
  const kitchen = useDocument(kitchens, { kitchenId: id })
  return kitchen.state === 'here' ? kitchen.value?.content.name : null
}

function JobTitle({ id }: SubjectProps) {
  const job = useDocument(jobs, { jobId: id })
  return job.state === 'here' ? job.value?.content.title : null
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
