// One server and one browser for all of these: see test-room.ts.
import './documents.checks.ts'
import './edges.checks.ts'
import './values.checks.ts'
import './changes.checks.ts'
import './queries.checks.ts'
import './listeners.checks.ts'
import './limits.checks.ts'
import './offline.checks.ts'
