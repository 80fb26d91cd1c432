projects-title = Projects
projects-none = There are no projects yet
projects-nowhere = Nothing is here
projects-nowhere-about = This address leads nowhere: it may have been mistyped, or what stood here was moved or removed.
